import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zip64Bomb } from '@/tests/support/zip64-bomb'
import { namesInArchive } from './archive-names'

const archive = () => Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(3), 'č.txt': new Uint8Array() }))
const endOf = (content: Buffer) => content.lastIndexOf('PK\x05\x06')

/** The archive with another number in the record at its end. */
function altered(write: (end: Buffer) => void) {
  const content = archive()
  write(content.subarray(endOf(content)))
  return content
}

// docs/rules/media.md#archive-directory
describe('the names in an archive', () => {
  it.each<[string, () => Buffer, string[]]>([
    ['a whole one', archive, ['word/document.xml', 'č.txt']],
    ['an empty one', () => Buffer.from(zipSync({})), []],
    [
      'one with a comment',
      () => {
        const content = Buffer.concat([archive(), Buffer.from('bilješka')])
        content.writeUInt16LE(9, endOf(content) + 20)
        return content
      },
      ['word/document.xml', 'č.txt'],
    ],
  ])('are read of %s', (_, make, names) => {
    expect([...(namesInArchive(make()) ?? ['none'])].toSorted()).toEqual(names.toSorted())
  })

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['no directory', Buffer.from('PK\x03\x04 nothing')],
    ['half of an end', Buffer.from('PK\x05\x06')],
    ['millions of declared entries', zip64Bomb(6_000_000)],
    ['more entries than its directory can hold', altered((end) => end.writeUInt16LE(65_535, 10))],
    ['a directory beyond its end', altered((end) => end.writeUInt32LE(0xffff_fff0, 16))],
    ['a directory at another place', altered((end) => end.writeUInt32LE(1, 16))],
    ['a directory that is too short', altered((end) => end.writeUInt32LE(100, 12))],
    ['one that was cut', archive().subarray(0, -1)],
  ])('are none of a file with %s', (_, content) => {
    expect(namesInArchive(content)).toBeNull()
  })
})
