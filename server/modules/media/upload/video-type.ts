import type { FileHandle } from 'node:fs/promises'

/** A video that browsers play as it is (docs/rules/media.md#videos). */
export type VideoType = { extension: 'mp4' | 'webm'; mime: 'video/mp4' | 'video/webm' }

/** Brands of ISO base media files that hold a video; those of HEIC, AVIF, audio and QuickTime are others. */
const videoBrand = /^(?:iso[m2-9]|mp4[12]|mp71|avc1|av01|dash|M4V )$/
/** Far more than a file has at its top level. */
const maxBoxes = 10_000

/** Tells a video by its content; undefined for everything else, also for an MP4 that was cut. */
export async function videoType(handle: FileHandle, size: number): Promise<VideoType | undefined> {
  const head = await readAt(handle, 0, 256)
  if (videoBrand.test(head.toString('latin1', 8, 12)) && (await isWholeMp4(handle, size))) return { extension: 'mp4', mime: 'video/mp4' }
  return isWebm(head) ? { extension: 'webm', mime: 'video/webm' } : undefined
}

/** Its boxes begin with `ftyp`, hold an index (`moov`), and end with the file (ISO/IEC 14496-12, 4.2). */
async function isWholeMp4(handle: FileHandle, size: number): Promise<boolean> {
  let hasIndex = false
  let at = 0
  for (let count = 0; at < size && count < maxBoxes; count++) {
    const box = await readBox(handle, { at, size })
    if (!box || (count === 0) !== (box.type === 'ftyp')) return false
    hasIndex ||= box.type === 'moov'
    at += box.length
  }
  return hasIndex && at === size
}

/** The box at this place; undefined where none can stand. */
async function readBox(handle: FileHandle, { at, size }: { at: number; size: number }) {
  const header = await readAt(handle, at, 16)
  if (header.length < 8) return undefined
  const type = header.toString('latin1', 4, 8)
  const short = header.readUInt32BE(0)
  if (short === 1 && header.length < 16) return undefined
  // 0: to the end of the file; 1: the length follows in 64 bits.
  const length = short === 0 ? size - at : short === 1 ? Number(header.readBigUInt64BE(8)) : short
  const isPossible = length >= (short === 1 ? 16 : 8) && at + length <= size && /^[\x20-\x7e]{4}$/.test(type)
  return isPossible ? { type, length } : undefined
}

/** Its EBML head names the document type `webm`; Matroska has the same head and is not played by all browsers (RFC 8794, 11.2.4). */
function isWebm(head: Buffer): boolean {
  return head.indexOf(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) === 0 && head.includes(Buffer.from('\x42\x82\x84webm', 'latin1'))
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
