import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchUrl } from './fetch-url'
import { isPublicAddress } from './public-address'
import { resolveBelow } from './local-file'

const limits = { what: 'Slika', accept: 'image/webp', maxBytes: 1024 * 1024 } as const

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    'example.com',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('fetchUrl refuses a source', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://[::1]/a.jpg',
    'http://0/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:7f00:1]/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1:8080/a.jpg',
  ])('at %s', async (url) => {
    await expect(fetchUrl(url, limits)).rejects.toThrow('nije javna')
  })

  it('whose name resolves to this machine', async () => {
    const url = await serve((_, response) => response.end('tajna'))
    await expect(fetchUrl(url.replace('127.0.0.1', 'localhost'), limits)).rejects.toThrow('nije javna')
  })

  it.each(['file:///etc/passwd', 'ftp://a.hr/a.jpg', 'data:image/png;base64,AAAA', 'gopher://a.hr', 'nije adresa'])(
    'from %s',
    async (url) => {
      await expect(fetchUrl(url, { ...limits, allowLocal: true })).rejects.toThrow('http ili https')
    },
  )

  it('with a password in the URL', async () => {
    await expect(fetchUrl('http://ana:tajna@a.hr/a.jpg', limits)).rejects.toThrow('lozinku')
  })

  it('that redirects to another protocol', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end())
    await expect(fetchUrl(url, { ...limits, allowLocal: true })).rejects.toThrow('http ili https')
  })

  it('with too many redirects', async () => {
    const url = await serve((request, response) => response.writeHead(302, { location: `${request.url}x` }).end())
    await expect(fetchUrl(url, { ...limits, allowLocal: true })).rejects.toThrow('Previše preusmjeravanja')
  })

  it('that is larger than allowed', async () => {
    const url = await serve((_, response) => {
      const more = () => response.writable && response.write(Buffer.alloc(64 * 1024), () => setImmediate(more))
      more()
    })
    await expect(fetchUrl(url, { ...limits, allowLocal: true })).rejects.toThrow('veća od 1 MB')
  })

  it('that does not answer or finish in time', async () => {
    const silent = await serve(() => {})
    const slow = await serve((_, response) => void response.write('x'))
    for (const url of [silent, slow]) {
      await expect(fetchUrl(url, { ...limits, allowLocal: true, timeoutMs: 200 })).rejects.toMatchObject({
        isHostDown: true,
        message: expect.stringContaining('dovoljno brzo'),
      })
    }
  })

  it('whose host is down or whose status is not 200', async () => {
    const url = await serve((_, response) => response.writeHead(404).end())
    await expect(fetchUrl(url, { ...limits, allowLocal: true })).rejects.toMatchObject({
      isHostDown: false,
      message: 'Poslužitelj odgovara 404.',
    })
    await expect(fetchUrl('http://127.0.0.1:1/a.jpg', { ...limits, allowLocal: true })).rejects.toMatchObject({ isHostDown: true })
  })
})

it('fetchUrl follows redirects', async () => {
  const url = await serve((request, response) =>
    request.url === '/staro.jpg' ? response.writeHead(301, { location: '/novo.jpg' }).end() : response.end(`slika ${request.url}`),
  )
  expect((await fetchUrl(`${url}/staro.jpg`, { ...limits, allowLocal: true })).toString()).toBe('slika /novo.jpg')
})

it.each([
  ['knjige/a.epub', '/uvoz/knjige/a.epub'],
  [String.raw`\knjige\a.epub`, '/uvoz/knjige/a.epub'],
  ['knjige/../../tajna.pdf', null],
  ['..', null],
  ['.', null],
])('resolveBelow resolves %s to %s', (text, expected) => {
  expect(resolveBelow('/uvoz', text)).toBe(expected)
})
