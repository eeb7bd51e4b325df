set -e
cd /work/main
b=.build/x86_64-unknown-linux-gnu/debug
o=.build/engines/apple
mkdir -p $o/Modules
time swiftc -swift-version 5 -Onone -enable-testing -module-name AppleEngine -I $b/Modules $(ls -d $b/*.build/module.modulemap | sed 's/^/-Xcc -fmodule-map-file=/') Examples/AppleEngine/Sources/AppleEngine/*.swift -emit-module -emit-module-path $o/Modules/AppleEngine.swiftmodule -emit-executable $(grep -E '/(EngineKit|LayoutValues|ViewLayout|UIKitLayout|CollectionLayout)\.build/' $b/plumb.product/Objects.LinkFileList | tr -d "'") -use-ld=lld -Xlinker --export-dynamic -o $o/AppleEngine
cat > $o/engine.json <<J
{"name": "AppleEngine", "executable": "AppleEngine", "modules": "Modules", "imports": ["AppleEngine"]}
J
for m in $b/Modules/{EngineKit,LayoutValues,ViewLayout,UIKitLayout,CollectionLayout}.swiftmodule; do ln -sf /work/main/$m $o/Modules/; done
