/** A ZIP of 128 bytes whose ZIP64 record declares so many entries. */
export function zip64Bomb(count: number): Buffer {
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 0, 'latin1')
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeUInt32LE(count, 24)
  record.writeUInt32LE(count, 32)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeUInt32LE(local.length, 8)
  const end = Buffer.alloc(22, 0xff)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(0, 20)
  return Buffer.concat([local, record, locator, end])
}
