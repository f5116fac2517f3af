import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageOf, servedHandler } from '@/tests/support/http/served-handler'

const text = 'Večer pod lampom. '.repeat(400)
const publicPage = pageOf(() => text)
const { place, serve, ask } = servedHandler()

beforeEach(() => {
  mkdirSync(path.join(place.folder, 'media/ab'))
  writeFileSync(path.join(place.folder, 'media/ab/slika.webp'), 'slika')
  writeFileSync(path.join(place.folder, 'media/uvjeti.pdf'), 'pdf')
  writeFileSync(path.join(place.folder, 'tajna.txt'), 'tajna')
  symlinkSync(path.join(place.folder, 'tajna.txt'), path.join(place.folder, 'media/veza.txt'))
})

describe('a media file', () => {
  it('is sent for ever, with its type and in ranges', async () => {
    await serve(publicPage)
    const whole = await ask({ path: '/media/ab/slika.webp' })
    const part = await ask({ path: '/media/ab/slika.webp', headers: { range: 'bytes=1-3' } })
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 1-3/5', 'lik'])
    expect((await ask({ path: '/media/ab/slika.webp', headers: { 'if-none-match': String(whole.headers.etag) } })).status).toBe(304)
  })

  it('that is a document is saved and not opened', async () => {
    await serve(publicPage)
    expect((await ask({ path: '/media/uvjeti.pdf' })).headers['content-disposition']).toBe('attachment; filename="uvjeti.pdf"')
  })

  it.each([
    '/media/../tajna.txt',
    '/media/..%2ftajna.txt',
    '/media/%2e%2e/tajna.txt',
    '/media/veza.txt',
    '/media/ab',
    '/media/',
    '/media/ab/..\\x',
    '/media/.skriveno',
  ])('is nothing at %s', async (path) => {
    await serve(publicPage)
    const answer = await ask({ path })
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found'])
  })
})

describe('a file of the build', () => {
  it('is sent packed from memory', async () => {
    mkdirSync(path.join(place.folder, '.next/static/chunks'), { recursive: true })
    mkdirSync(path.join(place.folder, '.next/static-compressed/chunks'), { recursive: true })
    writeFileSync(path.join(place.folder, '.next/static/chunks/[slug]-a1.js'), text)
    writeFileSync(path.join(place.folder, '.next/static-compressed/chunks/[slug]-a1.js.br'), 'packed')
    const next = await serve(publicPage)
    const answer = await ask({ path: '/_next/static/chunks/%5Bslug%5D-a1.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(answer.body.toString()).toBe('packed')
    expect((await ask({ path: '/_next/static/chunks/[slug]-a1.js' })).body.toString()).toBe(text)
    expect(next).not.toHaveBeenCalled()
  })

  it('that could not be read is read again by whoever comes next', async () => {
    const [plain, packed] = ['static', 'static-compressed'].map((name) => path.join(place.folder, '.next', name, 'a1.js'))
    for (const file of [plain, packed]) mkdirSync(path.dirname(file ?? ''), { recursive: true })
    writeFileSync(plain ?? '', text)
    writeFileSync(`${packed}.br`, 'packed')
    await serve(publicPage)
    rmSync(`${packed}.br`)
    const asking = { path: '/_next/static/a1.js', headers: { 'accept-encoding': 'br' } }
    await expect(ask(asking)).rejects.toThrow('socket hang up')
    writeFileSync(`${packed}.br`, 'packed')
    expect((await ask(asking)).body.toString()).toBe('packed')
  })
})

it('a public page carries its styles, the first time and kept', async () => {
  mkdirSync(path.join(place.folder, '.next/static'), { recursive: true })
  writeFileSync(path.join(place.folder, '.next/static/a.css'), 'b{color:red}')
  const page = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'
  const next = await serve(pageOf(() => page))
  const first = await ask({ path: '/' })
  expect(first.body.toString()).toContain('<style>b{color:red}</style><link rel="stylesheet" href="/_next/static/a.css" disabled=""')
  expect(Number(first.headers['content-length'])).toBe(first.body.length)
  const second = await ask({ path: '/' })
  expect([second.headers['x-izlog-cache'], second.body.toString()]).toEqual(['hit', first.body.toString()])
  expect(next).toHaveBeenCalledTimes(1)
})
