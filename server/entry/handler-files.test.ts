import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageOf, servedHandler } from '@/tests/support/http/served-handler'

const text = 'Večer pod lampom. '.repeat(400)
const publicPage = pageOf(() => text)
const { workspace, serve, send } = servedHandler()

beforeEach(() => {
  mkdirSync(path.join(workspace.folder, 'media/ab'))
  writeFileSync(path.join(workspace.folder, 'media/ab/slika.webp'), 'slika')
  writeFileSync(path.join(workspace.folder, 'media/uvjeti.pdf'), 'pdf')
  writeFileSync(path.join(workspace.folder, 'tajna.txt'), 'tajna')
  symlinkSync(path.join(workspace.folder, 'tajna.txt'), path.join(workspace.folder, 'media/veza.txt'))
})

describe('a media file', () => {
  it('is immutable, typed and sent in ranges', async () => {
    await serve(publicPage)
    const whole = await send({ path: '/media/ab/slika.webp' })
    const part = await send({ path: '/media/ab/slika.webp', headers: { range: 'bytes=1-3' } })
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 1-3/5', 'lik'])
    expect((await send({ path: '/media/ab/slika.webp', headers: { 'if-none-match': String(whole.headers.etag) } })).status).toBe(304)
  })

  it.each([
    ['film.mp4', 'video/mp4'],
    ['film.webm', 'video/webm'],
  ])('that is a video plays in ranges: %s', async (name, type) => {
    writeFileSync(path.join(workspace.folder, 'media/ab', name), 'film')
    await serve(publicPage)
    const part = await send({ path: `/media/ab/${name}`, headers: { range: 'bytes=2-' } })
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 2-3/4', 'lm'])
    expect(part.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' })
    expect(part.headers['content-disposition']).toBeUndefined()
  })

  it('that is a document is sent as an attachment', async () => {
    await serve(publicPage)
    expect((await send({ path: '/media/uvjeti.pdf' })).headers['content-disposition']).toBe('attachment; filename="uvjeti.pdf"')
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
  ])('is 404 at %s', async (path) => {
    await serve(publicPage)
    const answer = await send({ path })
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found'])
  })
})

describe('a build file', () => {
  it('is sent compressed from memory', async () => {
    mkdirSync(path.join(workspace.folder, '.next/static/chunks'), { recursive: true })
    mkdirSync(path.join(workspace.folder, '.next/static-compressed/chunks'), { recursive: true })
    writeFileSync(path.join(workspace.folder, '.next/static/chunks/[slug]-a1.js'), text)
    writeFileSync(path.join(workspace.folder, '.next/static-compressed/chunks/[slug]-a1.js.br'), 'packed')
    const next = await serve(publicPage)
    const answer = await send({ path: '/_next/static/chunks/%5Bslug%5D-a1.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(answer.body.toString()).toBe('packed')
    expect((await send({ path: '/_next/static/chunks/[slug]-a1.js' })).body.toString()).toBe(text)
    expect(next).not.toHaveBeenCalled()
  })

  // docs/rules/platform.md#missing-files
  it.each([
    '/_next/static/chunks/nema.js',
    '/_next/static/',
    '/_next/static/%c0%ae',
    '/_next/foo',
    '/_next/',
    '/_next/..%2f..%2fpackage.json',
    '/_next/hr/cart?x=1',
    '/_next/image?url=%2Fmedia%2Fx.avif&w=640&q=75',
    '/%5fnext/foo',
    '/x/../_next/foo',
    '/x/%2e%2e/_next/foo',
  ])('that is missing is no page: %s', async (path) => {
    const next = await serve(publicPage)
    const answer = await send({ path })
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    expect((await send({ path, method: 'POST' })).status).toBe(405)
    expect(next).not.toHaveBeenCalled()
  })

  it('is read again after a failed read', async () => {
    const [plain, packed] = ['static', 'static-compressed'].map((name) => path.join(workspace.folder, '.next', name, 'a1.js'))
    for (const file of [plain, packed]) mkdirSync(path.dirname(file ?? ''), { recursive: true })
    writeFileSync(plain ?? '', text)
    writeFileSync(`${packed}.br`, 'packed')
    await serve(publicPage)
    rmSync(`${packed}.br`)
    const asking = { path: '/_next/static/a1.js', headers: { 'accept-encoding': 'br' } }
    await expect(send(asking)).rejects.toThrow('socket hang up')
    writeFileSync(`${packed}.br`, 'packed')
    expect((await send(asking)).body.toString()).toBe('packed')
  })
})

it('a public page carries its styles, rendered and cached', async () => {
  mkdirSync(path.join(workspace.folder, '.next/static'), { recursive: true })
  writeFileSync(path.join(workspace.folder, '.next/static/a.css'), 'b{color:red}')
  const page = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'
  const next = await serve(pageOf(() => page))
  const first = await send({ path: '/' })
  expect(first.body.toString()).toContain('<style>b{color:red}</style><link rel="stylesheet" href="/_next/static/a.css" disabled=""')
  expect(Number(first.headers['content-length'])).toBe(first.body.length)
  const second = await send({ path: '/' })
  expect([second.headers['x-izlog-cache'], second.body.toString()]).toEqual(['hit', first.body.toString()])
  expect(next).toHaveBeenCalledTimes(1)
})
