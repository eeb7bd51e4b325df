;;; Tests `plumb lsp' in Emacs with eglot, with the configuration of Editors/emacs.el:  -*- lexical-binding: t -*-
;;;   PLUMB_CONFIG=FILE emacs --batch -f package-initialize -l Tests/Tool/EditorTests/emacs.el
;;; It completes the blocks, fills a block, makes a number wrong, which must have a message, and accepts the actual
;;; number. Exits with 1 at the first step that takes longer than a minute.
(require 'cl-lib)
(require 'eglot)
(require 'flymake)
(load-file (getenv "PLUMB_CONFIG"))

(defun plumb-wait (what condition)
  "Wait until the function CONDITION returns non-nil; WHAT names it."
  (let ((end (+ (float-time) 60)))
    (while (not (funcall condition))
      (when (> (float-time) end)
        (message "error: %s did not happen:\n%s\n%s" what (buffer-string) (plumb-texts))
        (kill-emacs 1))
      (when (eglot-current-server) (eglot--signal-textDocument/didChange))
      (accept-process-output nil 0.05)
      (flymake-start))))

(defun plumb-texts ()
  "Return the texts of all diagnostics."
  (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "\n"))

(defun plumb-apply (title)
  "Apply the code action TITLE at point."
  (let ((last-nonmenu-event ?x))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) title)))
      (call-interactively #'eglot-code-actions))))

(find-file "Specs/emacs.md")
(unless (eq major-mode 'markdown-mode) (markdown-mode))
(apply #'eglot (eglot--guess-contact))
(plumb-wait "the start of the server" #'eglot-current-server)

(insert "# Badges\n\n## A badge takes the size of its word\n\n```")
(eglot--signal-textDocument/didChange)
(let* ((found (eglot-completion-at-point))
       (all (all-completions (buffer-substring (nth 0 found) (nth 1 found)) (nth 2 found)))
       (scene (cl-find "```swift + frames" all :test #'string=)))
  (unless scene (message "error: completion has %S" all) (kill-emacs 1))
  (delete-region (nth 0 found) (nth 1 found))
  (insert scene)
  (funcall (plist-get (nthcdr 3 found) :exit-function) scene 'finished))
(plumb-wait "the message at the empty block" (lambda () (string-match "the block is empty" (plumb-texts))))

(goto-char (point-min))
(search-forward "```frames")
(plumb-apply "Fill this `frames` block")
(plumb-wait "the block passes" (lambda () (string= (plumb-texts) "")))

(goto-char (point-min))
(search-forward "50")
(replace-match "51")
(plumb-wait "the wrong number" (lambda () (string-match "expected 0 0 51 20, actual 0 0 50 20" (plumb-texts))))
(backward-char 1)
(let* ((params (eglot--TextDocumentPositionParams))
       (hover (jsonrpc-request (eglot-current-server) :textDocument/hover params))
       (text (plist-get (plist-get hover :contents) :value)))
  (unless (string-match "proposed 320x480, size 50x20" text)
    (message "error: the hover is %s" text)
    (kill-emacs 1)))
(plumb-apply "Accept `0 0 50 20`")
(plumb-wait "the accepted number passes" (lambda () (string= (plumb-texts) "")))
(save-buffer)

(let ((expected (concat "# Badges\n\n## A badge takes the size of its word\n\n```swift\nText(\"Reset\")\n```\n\n"
                        "```frames 320x480 evidence=accepted\nText \"Reset\"  0  0  50  20\n```")))
  (unless (string= (string-trim (buffer-string)) expected)
    (message "error: the file is\n%s" (buffer-string))
    (kill-emacs 1)))
(message "Emacs %s: all steps passed" emacs-version)
(eglot-shutdown (eglot-current-server))
