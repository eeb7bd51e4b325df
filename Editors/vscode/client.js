// A client of the Language Server Protocol over the standard input and output of a server.
"use strict";

const { spawn } = require("node:child_process");

/** A running server, with its pending requests. */
class Client {
  /**
   * @param {string[]} command The command of the server.
   * @param {string | undefined} folder The working directory.
   * @param {Record<string, (params: any) => any>} handlers Functions for messages of the server, by method.
   */
  constructor(command, folder, handlers) {
    this.handlers = handlers;
    this.pending = new Map();
    this.nextID = 1;
    this.buffer = Buffer.alloc(0);
    this.process = spawn(command[0], command.slice(1), { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    this.process.stdout.on("data", (bytes) => this.receive(bytes));
    this.process.stderr.on("data", (bytes) => handlers.log?.(bytes.toString()));
    this.process.stdin.on("error", () => {});
    this.ended = new Promise((resolve) => {
      const end = (reason) => {
        for (const { reject } of this.pending.values()) reject(new Error("the server has ended"));
        this.pending.clear();
        resolve(reason);
      };
      this.process.on("error", (error) => end(error.message));
      this.process.on("exit", (code) => end(`exit code ${code}`));
    });
  }

  /** Sends a request, and returns its result. */
  request(method, params) {
    const id = this.nextID++;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  /** Sends a notification. */
  notify(method, params) {
    this.send({ method, params });
  }

  /** Ends the server in the order of the protocol. */
  async stop() {
    await Promise.race([this.request("shutdown").catch(() => {}), this.ended]);
    this.notify("exit");
    await this.ended;
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(bytes) {
    this.buffer = Buffer.concat([this.buffer, bytes]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.buffer.toString("latin1", 0, end))?.[1]);
      const start = end + 4;
      if (this.buffer.length < start + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", start, start + length));
      this.buffer = this.buffer.subarray(start + length);
      this.handle(message);
    }
  }

  async handle(message) {
    if (message.method === undefined) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
      return;
    }
    const result = await this.handlers[message.method]?.(message.params);
    if (message.id !== undefined) this.send({ id: message.id, result: result ?? null });
  }
}

module.exports = { Client };
