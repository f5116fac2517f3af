import { generateKeyPairSync, sign } from 'node:crypto'

/** A private key and its certificate as one PEM text. Node makes no certificates, so this writes the DER of X.509 itself. */
export function selfSigned({ organization = 'Pod lampom d.o.o. HR99007123051', name = 'FISKAL 1' } = {}): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = sequence(objectId('2a864886f70d01010b'), Buffer.from([0x05, 0x00]))
  const names = sequence(attribute('550406', 'HR'), attribute('55040a', organization), attribute('550403', name))
  const validity = sequence(moment('250101000000Z'), moment('491231235959Z'))
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' })
  const version = tagged(0xa0, tagged(0x02, Buffer.from([2])))
  const serial = tagged(0x02, Buffer.from('0a1b2c', 'hex'))
  const body = sequence(version, serial, algorithm, names, validity, names, subjectKey)
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const certificate =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate.join('\n')}\n-----END CERTIFICATE-----\n`
  return `${privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}${pem}`
}

/** Tag, length and contents (X.690). */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const lengths = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...lengths]), content])
}

function sequence(...parts: Buffer[]) {
  return tagged(0x30, Buffer.concat(parts))
}

function objectId(hex: string) {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function attribute(id: string, text: string) {
  return tagged(0x31, sequence(objectId(id), tagged(0x0c, Buffer.from(text))))
}

function moment(utc: string) {
  return tagged(0x17, Buffer.from(utc))
}
