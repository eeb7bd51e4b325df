;; Emacs with eglot: a part of the init file.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(markdown-mode . ("plumb" "lsp"))))
(add-hook 'markdown-mode-hook #'eglot-ensure)
