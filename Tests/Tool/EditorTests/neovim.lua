-- Tests `plumb lsp` in Neovim, with the configuration file PLUMB_CONFIG:
--   PLUMB_CONFIG=FILE nvim --headless -u NONE -c 'luafile Tests/Tool/EditorTests/neovim.lua'
-- In an empty file, it completes the blocks, fills a block, makes a number wrong, which must be underlined, and accepts
-- the actual number. Prints the times, and exits with 1 at the first step that exceeds its time limit.
local function fail(text)
  io.stderr:write("error: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function wait(what, condition)
  local start = vim.loop.hrtime()
  if not vim.wait(60000, condition, 5) then fail(what .. " did not happen") end
  return (vim.loop.hrtime() - start) / 1e9
end

local function client() return vim.lsp.get_active_clients()[1] end

local function request(method, params)
  local answer, reason = vim.lsp.buf_request_sync(0, method, params, 60000)
  if not answer then fail(method .. ": " .. tostring(reason)) end
  for _, each in pairs(answer) do
    if each.error then fail(method .. ": " .. vim.inspect(each.error)) end
    return each.result
  end
end

local function line(text)
  for number, each in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if each == text then return number - 1 end
  end
  fail("there is no line '" .. text .. "'")
end

local function place(number, character)
  vim.api.nvim_win_set_cursor(0, { number + 1, character })
  return vim.lsp.util.make_position_params(0, "utf-16")
end

local function diagnostics(code)
  return vim.tbl_filter(function(each) return each.code == code end, vim.diagnostic.get(0))
end

local function apply(title)
  local range = vim.lsp.util.make_range_params(0, "utf-16")
  range.context = { diagnostics = {} }
  for _, action in ipairs(request("textDocument/codeAction", range)) do
    if action.title == title then
      vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
      return
    end
  end
  fail("there is no action '" .. title .. "'")
end

vim.cmd("filetype on")
vim.cmd("luafile " .. vim.env.PLUMB_CONFIG)
vim.cmd("edit Specs/new.md")
wait("the start of the server", function() return client() and client().initialized end)

vim.api.nvim_buf_set_lines(0, 0, -1, false, { "# Badges", "", "## A badge takes the size of its word", "", "```" })
local params = place(4, 2)
params.position.character = 3
local item
for _, each in ipairs(request("textDocument/completion", params).items) do
  if each.label == "```swift + frames" then item = each end
end
if not item then fail("completion has no scene with frames") end
if item.textEdit.newText:find("\n") then fail("the menu of completion inserts single lines only") end
vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16")
vim.lsp.util.apply_text_edits(item.additionalTextEdits, 0, "utf-16")
local opened = wait("the message at the empty block", function() return #diagnostics("error") > 0 end)

local opener = line("```frames 320x480 evidence=derived")
place(opener, 5)
apply("Fill this `frames` block")
wait("the block passes", function() return #vim.diagnostic.get(0) == 0 end)

local picture
for _, lens in ipairs(request("textDocument/codeLens", { textDocument = vim.lsp.util.make_text_document_params() })) do
  if lens.command.title == "open picture" then
    local uri = request("workspace/executeCommand", { command = lens.command.command, arguments = lens.command.arguments })
    picture = table.concat(vim.fn.readfile(vim.uri_to_fname(uri)), "\n")
  end
end
if not picture or not picture:find("<svg", 1, true) then fail("the picture did not open") end

local times = {}
local number = opener + 1
local text = vim.api.nvim_buf_get_lines(0, number, number + 1, false)[1]
if not text:match('^Text "Reset" +0 +0 +50 +20$') then fail("the block has the line '" .. text .. "'") end
local column = text:find("50", 1, true) - 1
for width = 51, 70 do
  vim.api.nvim_buf_set_text(0, number, column, number, column + 2, { tostring(width) })
  local expected = "expected 0 0 " .. width
  times[#times + 1] = wait("the wrong number is underlined", function()
    local found = diagnostics("failed")
    return #found == 1 and found[1].message:find(expected, 1, true) and found[1].col == column and found[1].end_col == column + 2
  end)
end
table.sort(times)

local hover = request("textDocument/hover", place(number, column)).contents.value
for _, words in ipairs({ "expected 0 0 70 20, actual 0 0 50 20", "proposed 320x480, size 50x20", "R-TXT-1" }) do
  if not hover:find(words, 1, true) then fail("the hover has no '" .. words .. "':\n" .. hover) end
end
place(number, column)
apply("Accept `0 0 50 20`")
wait("the accepted number passes", function() return #vim.diagnostic.get(0) == 0 end)
vim.cmd("silent write")

local expected = {
  "# Badges", "", "## A badge takes the size of its word", "", "```swift", 'Text("Reset")', "```", "",
  "```frames 320x480 evidence=accepted", text, "```",
}
local saved = vim.fn.readfile("Specs/new.md")
if not vim.deep_equal(saved, expected) then fail("the file is\n" .. table.concat(saved, "\n")) end
io.stdout:write(string.format("the first message %.2f s; a wrong number: median %.3f s, %.3f to %.3f s\n",
  opened, (times[10] + times[11]) / 2, times[1], times[20]))
vim.cmd("qall!")
