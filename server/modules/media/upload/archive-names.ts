const endSignature = Buffer.from('PK\x05\x06', 'latin1')
const endLength = 22
const maxCommentLength = 65_535
const entrySignature = 0x02014b50
const entryLength = 46

/**
 * The names in the directory of a ZIP file; nothing is decompressed. Null where the file is no whole archive. Takes time in proportion to the directory, whatever
 * numbers the file declares: an archive without ZIP64 has at most 65,535 entries (docs/rules/media.md#archive-directory).
 */
export function namesInArchive(content: Buffer): Set<string> | null {
  const tail = content.subarray(-(endLength + maxCommentLength))
  const end = tail.subarray(Math.max(0, tail.lastIndexOf(endSignature)))
  if (end.length < endLength || !end.subarray(0, 4).equals(endSignature)) return null
  const count = end.readUInt16LE(10)
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  if (start + size > content.length || count * entryLength > size) return null
  return readEntries(content.subarray(start, start + size), count)
}

function readEntries(directory: Buffer, count: number): Set<string> | null {
  const names = new Set<string>()
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature) return null
    const nameEnd = at + entryLength + directory.readUInt16LE(at + 28)
    const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (next > directory.length) return null
    names.add(directory.toString('utf8', at + entryLength, nameEnd))
    at = next
  }
  return names
}
