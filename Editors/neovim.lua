-- Neovim 0.7 to 0.10: starts `plumb lsp` for Markdown files. Source it from init.lua.
local client
-- The menu of completion without a window for the documentation of its items.
vim.opt.completeopt = { "menuone", "noinsert" }

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
    vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
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

vim.api.nvim_create_autocmd({ "BufEnter", "DiagnosticChanged" }, {
  pattern = "*.md",
  callback = function()
    -- A request before the start of the server would never be answered, and would block all later ones.
    local server = client and vim.lsp.get_client_by_id(client)
    if server and server.initialized then vim.lsp.codelens.refresh() end
  end,
})

-- The menu of completion inserts one line; this adds the other lines of a block.
vim.api.nvim_create_autocmd("CompleteDone", {
  pattern = "*.md",
  callback = function()
    local item = vim.tbl_get(vim.v.completed_item, "user_data", "nvim", "lsp", "completion_item")
    if item and item.additionalTextEdits then
      vim.lsp.util.apply_text_edits(item.additionalTextEdits, 0, "utf-16")
    end
  end,
})
