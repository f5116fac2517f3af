// Loaded before the server by scripts/chaos/machine.mjs: its clock is off by the milliseconds in a file, as if somebody had set it.
import { readFileSync } from 'node:fs'

const Real = Date
let offset = 0

function read() {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0
  } catch {
    offset = 0
  }
}
read()
setInterval(read, 20).unref()

globalThis.Date = new Proxy(Real, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [Real.now() + offset] : args, self === globalThis.Date ? target : self),
  apply: () => new Real(Real.now() + offset).toString(),
  get: (target, name) => (name === 'now' ? () => Real.now() + offset : Reflect.get(target, name)),
})
