import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = /\.(?:js|css|json|svg|txt)$/
/** Below it, what compression saves is less than the headers that it adds. */
const minBytes = 256

// Compresses a build's static files once (server/entry/http/static-files.ts). A separate process, because its memory is not freed: node
// scripts/lib/build/precompress.mjs .next
const output = process.argv[2] ?? '.next'
const from = path.join(output, 'static')
const to = path.join(output, 'static-compressed')
rmSync(to, { recursive: true, force: true })
for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && compressible.test(entry.name)) await compress(path.relative(from, path.join(entry.parentPath, entry.name)))
}

/** @param {string} name */
async function compress(name) {
  const body = readFileSync(path.join(from, name))
  if (body.length < minBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })])
  const file = path.join(to, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
