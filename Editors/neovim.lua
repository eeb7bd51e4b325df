-- Neovim 0.7 to 0.10: starts `plumb lsp` for Markdown files. Source it from init.lua.
local client

vim.api.nvim_create_autocmd("FileType", {
  pattern = "markdown",
  callback = function(event)
    client = client or vim.lsp.start_client({
      name = "plumb",
      cmd = { "plumb", "lsp" },
      root_dir = vim.fn.getcwd(),
      on_exit = function() client = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, client)
    local keys = {
      K = vim.lsp.buf.hover,
      gd = vim.lsp.buf.definition,
      gr = vim.lsp.buf.references,
      ["<leader>a"] = vim.lsp.buf.code_action,
      ["<leader>l"] = vim.lsp.codelens.run,
      ["<leader>n"] = vim.lsp.buf.rename,
    }
    for key, action in pairs(keys) do vim.keymap.set("n", key, action, { buffer = event.buf }) end
  end,
})

vim.api.nvim_create_autocmd({ "BufEnter", "InsertLeave" }, {
  pattern = "*.md",
  callback = function() if client then vim.lsp.codelens.refresh() end end,
})
