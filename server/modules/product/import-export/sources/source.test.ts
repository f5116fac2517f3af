import { describe, expect, it } from 'vitest'
import { parseImageSource } from './source'

describe('parseImageSource', () => {
  it.each([
    ['https://pod-lampom.example/media/abc/w960.webp', { kind: 'own', path: 'abc/w960.webp', hash: 'abc', driveId: null }],
    ['https://x.hr/media/abc/w960.webp#url-1', { kind: 'own', driveId: 'url-1' }],
    ['/media/abc/w960.webp', { kind: 'own', url: null }],
    ['https://x.hr/slike/Moja%20slika.jpg?v=2#a', { kind: 'url', url: 'https://x.hr/slike/Moja%20slika.jpg?v=2', name: 'Moja slika.jpg' }],
    ['slike/a.jpg', { kind: 'file', path: '/uvoz/slike/a.jpg', name: 'a.jpg' }],
    [String.raw`slike\a.jpg`, { kind: 'file', path: '/uvoz/slike/a.jpg' }],
    ['/slike/a.jpg', { kind: 'file', path: '/uvoz/slike/a.jpg' }],
    ['../../etc/passwd', { kind: 'wrong' }],
    ['file:///etc/passwd', { kind: 'wrong' }],
    ['ftp://x.hr/a.jpg', { kind: 'wrong' }],
  ])('%s', (source, expected) => {
    expect(parseImageSource(source, '/uvoz')).toMatchObject(expected)
  })
})
