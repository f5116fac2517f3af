import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)

/** Reads all PDF417 symbols in a PNG as a scanner does. */
export async function readPdf417(picture: Buffer) {
  // From the package: left alone, it asks the network for its module.
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer } })
  return readBarcodes(new Uint8Array(picture), { formats: ['PDF417'], tryHarder: true })
}
