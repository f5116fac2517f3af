import { describe, expect, it } from 'vitest'
import { extractMedia } from './embedded-media'
import { decodeCell } from './entities'

describe('extractMedia', () => {
  it('finds pictures, also lazy and relative to the scheme', () => {
    const html = `<p>a</p><img class="x" src="https://cdn.hr/1.jpg?v=1&amp;w=2" alt="Sprijeda &amp; straga"><img src='data:image/gif;base64,R0' data-src='//cdn.hr/2.jpg'><img src=data:image/png;base64,AA>`
    expect(extractMedia(html).pictures).toEqual([
      { source: 'https://cdn.hr/1.jpg?v=1&w=2', alt: 'Sprijeda & straga' },
      { source: 'https://cdn.hr/2.jpg', alt: '' },
    ])
  })

  it.each([
    [
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" allowfullscreen></iframe>',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['<iframe src="//player.vimeo.com/video/76979871"></iframe>', 'https://vimeo.com/76979871'],
    ['<video controls><source src="https://cdn.hr/a.mp4" type="video/mp4">nema</video>', 'https://cdn.hr/a.mp4'],
    ['<video src="https://cdn.hr/b.mp4"></video>', 'https://cdn.hr/b.mp4'],
    ['<object data="https://cdn.hr/c.swf"><param name="x"></object>', 'https://cdn.hr/c.swf'],
    ['<embed src="https://cdn.hr/d.mp3">', 'https://cdn.hr/d.mp3'],
    ['[video width="1" mp4="https://cdn.hr/e.mp4"][/video]', 'https://cdn.hr/e.mp4'],
  ])('links %s', (html, address) => {
    const found = extractMedia(`<p>prije</p>${html}<p>poslije</p>`)
    expect(found.links).toEqual([address])
    expect(found.html).toBe(`<p>prije</p><p><a href="${address}">${address}</a></p><p>poslije</p>`)
  })

  it('links the address that lazy loading keeps elsewhere', () => {
    const html = '<iframe src="about:blank" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
    expect(extractMedia(html).links).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
  })

  it.each([
    '<iframe src="javascript:alert(1)"></iframe>',
    '<video><source src="/uploads/a.mp4"></video>',
    '[playlist ids="1,2"]',
    '<img src="data:image/png;base64,AA">',
  ])('counts %s as lost', (html) => {
    expect(extractMedia(html)).toMatchObject({ pictures: [], links: [], lostMedia: 1 })
  })

  it('loses nothing where lazy loading puts a placeholder', () => {
    const html = '<img src="data:image/gif;base64,R0" data-src="https://cdn.hr/2.jpg"><noscript><img src="https://cdn.hr/2.jpg"></noscript>'
    expect(extractMedia(html)).toMatchObject({ pictures: [{}, {}], lostMedia: 0 })
  })

  it('counts galleries of ids', () => {
    expect(extractMedia('a [gallery ids="1,2"] b').lostGalleries).toBe(1)
  })
})

describe('decodeCell', () => {
  it.each([
    ['Johnson &amp; Johnson', 'Johnson & Johnson'],
    ['R&amp;amp;D', 'R&D'],
    ['AT&T, x&copy=1', 'AT&T, x&copy=1'],
    ['Caf&#233; &#x10D;', 'Café č'],
  ])('decodes %s', (cell, text) => {
    expect(decodeCell(cell)).toBe(text)
  })

  it('escapes decoded separators', () => {
    expect(decodeCell('Muško &gt; žensko, a&#44;b', ',>')).toBe('Muško \\> žensko, a\\,b')
  })
})
