import { open } from 'node:fs/promises'
import { CellError } from '@/server/modules/product/import-export/record/problem'

const startBytes = 512

/** Files that are often given instead of a CSV file, by their first bytes. */
const others: readonly { start: readonly number[]; name: string }[] = [
  { start: [0x50, 0x4b, 0x03, 0x04], name: 'radna knjiga (xlsx, ods) ili zip' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], name: 'radna knjiga starijeg Excela (xls)' },
  { start: [0x25, 0x50, 0x44, 0x46, 0x2d], name: 'PDF' },
  { start: [0x1f, 0x8b], name: 'sažeta datoteka (gzip)' },
]
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype|html|\?xml)/i

/** Throws a CellError that names the file's own format when it is no text table. */
export async function refuseOtherFormats(path: string): Promise<void> {
  const start = await readStart(path)
  const name = others.find((other) => other.start.every((byte, at) => start[at] === byte))?.name
  const found = name ?? (markup.test(start.toString('latin1')) ? 'web-stranica ili XML' : null)
  if (found === null) return
  throw new CellError(`Ovo nije CSV, nego ${found}. Otvorite datoteku u Excelu ili LibreOfficeu i spremite je kao „CSV UTF-8”.`)
}

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
