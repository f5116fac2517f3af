import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { seedPosts } from '@/demo/data/posts/posts'
import { seedProducts } from '@/demo/data/products/all'
import { sanitizeRichText } from './sanitize'
import { formatRichText, parseRichText } from '@/server/modules/product/import-export/cells/rich-text'
import { fromHtml } from './from-html'
import { summaryOf } from './plain-text'
import { toHtml } from './to-html'

const html = (source: string) => toHtml(fromHtml(source).doc)

describe('fromHtml', () => {
  it.each([
    ['<p>Jedan <b>dva <i>tri</b> četiri</i></p>', '<p>Jedan <strong>dva </strong><strong><em>tri</em></strong><em> četiri</em></p>'],
    ['<h1>Naslov</h1>tekst<h5>Manji</h5>', '<h2>Naslov</h2>\n<p>tekst</p>\n<h3>Manji</h3>'],
    ['<ul><li>a<li>b<ol><li>c</ol></ul>d', '<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul>\n<p>d</p>'],
    ['<ul>stavka<li>druga</li></ul>', '<ul><li>stavka</li><li>druga</li></ul>'],
    ['<blockquote>Tko čita, ne skita.</blockquote><hr>', '<blockquote><p>Tko čita, ne skita.</p></blockquote>\n<hr>'],
    ['<div>a<p>b</div>c<span> d</span>', '<p>a</p>\n<p>b</p>\n<p>c d</p>'],
    ['<table><tr><th>Uvez</th><td>tvrdi</td></tr><tr><td>x</td></tr></table>', '<p>Uvez | tvrdi</p>\n<p>x</p>'],
    ['Prvi redak\nDrugi\n\nNovi odlomak', '<p>Prvi redak<br>Drugi</p>\n<p>Novi odlomak</p>'],
    ['jo&scaron; &#8222;x&#8220; &#x10D; &nepoznato; 1 < 2 & 3', '<p>još „x“ č &amp;nepoznato; 1 &lt; 2 &amp; 3</p>'],
    ['[vc_row el="a"][vc_column]Bok [sic][/vc_column][/vc_row]', '<p>Bok [sic]</p>'],
    ['<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><p> </p>', '<p>a</p>'],
    ['<a href="/shop/romani">u trgovinu</a>', '<p><a href="/shop/romani">u trgovinu</a></p>'],
    ['', ''],
  ])('%s', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  it('reports unsupported elements', () => {
    expect(fromHtml('<p>a</p><img src="x.jpg"><table></table>').unsupported).toEqual(['img', 'table'])
    expect(fromHtml('<a href="kontakt.html">a</a><a name="b">b</a><a href="/c">c</a>').unsupported).toEqual(['a'])
  })
})

describe('scripts are removed', () => {
  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<style>p{background:url(javascript:alert(1))}</style>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//zlo.hr">x</a>',
    '<a href="/\\zlo.hr">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<p onclick="alert(1)" style="x">x</p>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<textarea><a href="javascript:alert(1)">x</a></textarea>',
  ])('%s', (source) => {
    const nodes: RichNode[] = []
    const collect = (node: RichNode) => {
      nodes.push(node)
      node.content?.forEach(collect)
    }
    collect(fromHtml(source).doc)
    expect(nodes.map(({ type }) => type).filter((type) => !['doc', 'paragraph', 'text'].includes(type))).toEqual([])
    expect(nodes.flatMap(({ marks }) => marks ?? [])).toEqual([])
  })

  it('from JSON documents too', () => {
    const given: RichNode = {
      type: 'doc',
      content: [
        { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
        {
          type: 'paragraph',
          attrs: { onclick: 'x' },
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'bold' }] }],
        },
      ],
    }
    expect(sanitizeRichText(given)).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] }],
    })
  })
})

describe('a description cell', () => {
  it('round-trips every description of the demo', () => {
    for (const doc of [...seedProducts.map(({ description }) => description), ...seedPosts.map(({ body }) => body)]) {
      expect(formatRichText(doc)).not.toMatch(/^\{/)
      expect(parseRichText(formatRichText(doc)).doc).toEqual(doc)
    }
  })

  it('round-trips any document, as JSON where HTML is lossy', () => {
    const mark = fc.constantFrom({ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: 'https://a.hr/?x=1&y="2"' } })
    const text = fc.record({
      type: fc.constant('text'),
      text: fc.string({ minLength: 1 }),
      marks: fc.uniqueArray(mark, { minLength: 1, selector: (one) => one.type }),
    })
    const plain = fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1 }) })
    const line = fc.array(fc.oneof(text, plain, fc.constant({ type: 'hardBreak' })))
    const paragraph = fc.record({ type: fc.constant('paragraph'), content: line })
    const list = fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(fc.record({ type: fc.constant('listItem'), content: fc.array(paragraph) })),
    })
    const unknown = fc.record({ type: fc.constant('video'), attrs: fc.record({ src: fc.string() }) })
    const doc = fc.record({
      type: fc.constant('doc'),
      content: fc.array(fc.oneof(paragraph, list, unknown, fc.constant({ type: 'horizontalRule' }))),
    })
    fc.assert(
      fc.property(doc, (one) => {
        expect(parseRichText(formatRichText(one)).doc).toEqual(one)
      }),
    )
  })

  it('refuses JSON that is no document', () => {
    expect(() => parseRichText('{"type":"paragraph"}')).toThrow('nije ispravan dokument')
    expect(() => parseRichText('{"type":')).toThrow('nije ispravan dokument')
  })
})

it('summaryOf returns text cut at a word boundary', () => {
  expect(summaryOf('<p>Prvi&nbsp;odlomak</p><ul><li>i <b>stavka</b></ul>')).toBe('Prvi odlomak i stavka')
  const long = summaryOf('riječ '.repeat(400))
  expect(long.length).toBeLessThanOrEqual(1001)
  expect(long).toMatch(/riječ…$/)
})
