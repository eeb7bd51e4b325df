# An image with plumb and the Swift toolchain, with which plumb compiles scenes. Build it in a clone:
#   docker build --tag plumb .
# Check the specs of the current folder, which is /work in the container:
#   docker run --rm -v "$PWD:/work" plumb check .
# Keep compiled scenes for the next run, and write files such as a site as the current user:
#   docker run --rm -v plumb-cache:/cache -v "$PWD:/work" --user "$(id -u):$(id -g)" plumb docs . --output site
ARG SWIFT=swift:6.3.1-bookworm

FROM ${SWIFT} AS builder
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends binutils dpkg-dev libcmark-dev libicu-dev patchelf pkg-config python3 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /plumb
COPY . .
RUN .ci/package /packages

# Scenes need the compiler that the engine was built with, so the image is the same.
FROM ${SWIFT}
# The folder of compiled scenes is writable for the user of `--user`, too. The mounted folder may belong to another user,
# whose repository git reads only if it is named.
ENV PLUMB_CACHE=/cache
# hadolint ignore=DL3008
RUN --mount=type=bind,from=builder,source=/packages,target=/packages \
    apt-get update \
 && apt-get install -y --no-install-recommends /packages/plumb_*_amd64.deb libharfbuzz0b \
 && rm -rf /var/lib/apt/lists/* \
 && git config --system safe.directory /work \
 && useradd --create-home --uid 1000 plumb \
 && install --directory --mode=1777 "$PLUMB_CACHE"
USER 1000
WORKDIR /work
ENTRYPOINT ["plumb"]
CMD ["--help"]
