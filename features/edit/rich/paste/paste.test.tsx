import type { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { createEditor } from '../create-editor'
import { googleDocs, webPage, word } from './clipboard-samples'

let editor: Editor
let stored: RichNode | null

beforeEach(() => {
  // jsdom has no clipboard; ProseMirror only passes the event on.
  vi.stubGlobal('ClipboardEvent', Event)
  open(null)
})
afterEach(() => {
  editor.destroy()
  vi.unstubAllGlobals()
})

function open(doc: RichNode | null) {
  stored = doc
  editor = createEditor({
    element: document.createElement('div'),
    doc,
    label: 'Tekst',
    unknownLabel: 'Nepoznato',
    onChange: (next) => {
      stored = next
    },
    run: () => {},
    focusToolbar: () => {},
  })
}

/** A line for each block: its type, indented, and its text with marks in brackets. */
function outline(node: RichNode | null, depth = -1): string[] {
  if (node === null) return []
  const isLine = node.type === 'paragraph' || node.type === 'heading'
  const text = isLine ? (node.content ?? []).map(inline).join('') : ''
  const level = node.type === 'heading' ? String(node.attrs?.level) : ''
  const own = depth < 0 ? [] : [`${'  '.repeat(depth)}${node.type}${level} ${text}`.trimEnd()]
  return isLine ? own : [...own, ...(node.content ?? []).flatMap((child) => outline(child, depth + 1))]
}

function inline({ type, text, marks = [] }: RichNode) {
  const names = marks.map((mark) => (mark.type === 'link' ? `link ${mark.attrs?.href}` : mark.type))
  const shown = type === 'text' ? text : `<${type}>`
  return names.length > 0 ? `[${shown}|${names.join(',')}]` : shown
}

const paste = (html: string) => {
  editor.view.pasteHTML(html)
  return outline(stored)
}

describe('pasted HTML is cleaned', () => {
  it('from Word', () => {
    expect(paste(word)).toEqual([
      'heading2 Ljetno sniženje',
      'paragraph Sve knjige su [jeftinije|bold] do kraja',
      'heading2 Uvjeti',
      'bulletList',
      '  listItem',
      '    paragraph romani',
      '    bulletList',
      '      listItem',
      '        paragraph domaći',
      '  listItem',
      '    paragraph stripovi',
      'orderedList',
      '  listItem',
      '    paragraph prvo',
      'paragraph [Pišite na|italic] [info@izlog.hr|link mailto:info@izlog.hr], a ne ovamo ni gore.',
    ])
  })

  it('from Google Docs', () => {
    expect(paste(googleDocs)).toEqual([
      'heading2 O nama',
      'paragraph Mi smo [knjižara|bold][ iz Zagreba|italic]. [Javite se|link https://izlog.hr/kontakt]',
      'bulletList',
      '  listItem',
      '    paragraph jedan',
      '    bulletList',
      '      listItem',
      '        paragraph unutra',
      '  listItem',
      '    paragraph dva',
    ])
  })

  it('from a web page', () => {
    expect(paste(webPage)).toEqual([
      'heading3 Vijest danas',
      'paragraph Prvi [odlomak|italic] s [vezom|link https://primjer.hr/a?b=1&c=2] i zamkom.',
      'paragraph Potpis slike',
      'paragraph Redak jedan<hardBreak>redak dva',
      'paragraph novi odlomak',
      'blockquote',
      '  paragraph Tko čita, ne skita.',
      'orderedList',
      '  listItem',
      '    paragraph prvi',
      '  listItem',
      '    paragraph [drugi|bold]',
      'paragraph Uvez | tvrdi',
      'paragraph Stranica | 120',
      'horizontalRule',
    ])
  })

  it.each([
    ['unclosed elements', '<p>a', 'paragraph a'],
    ['nothing', '<p> </p><p>&nbsp;</p><div><br></div><ul><li> </li></ul><blockquote></blockquote>'],
    ['a link of the own site', `<a href="${location.origin}/shop">trgovina</a>`, 'paragraph [trgovina|link /shop]'],
    ['items without their list', '<li>a</li><li>b</li>', 'bulletList', '  listItem', '    paragraph a', '  listItem', '    paragraph b'],
    ['a mail made of tables', '<table><tr><td><h2>A</h2><p>b</p></td></tr></table>', 'heading2 A', 'paragraph b'],
    ['preformatted text', '<pre>a\n  b</pre>', 'paragraph a<hardBreak>b'],
  ])('%s', (_name, html, ...expected) => {
    expect(paste(html)).toEqual(expected)
  })
})

describe('limits of a clipboard', () => {
  it.each([
    '<p data-pm-slice="1 1 [&quot;blockquote&quot;,{&quot;kept&quot;:{&quot;attrs&quot;:{&quot;onclick&quot;:1}}}]">a</p>',
    '<p kept="x" attrs="y">a</p>',
    '<p>a</p><div data-kept="1-2:0">x</div>',
    '<p><span data-kept="0">x</span>a</p>',
    '<p onclick="x" style="x" class="x">a</p>',
  ])('%s', (html) => {
    editor.view.pasteHTML(html)
    expect(stored).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] })
  })
})

describe('a copy within the editor', () => {
  it('keeps unknown nodes and links by id', () => {
    const video: RichNode = { type: 'video', attrs: { src: 'a.mp4' } }
    const link = { type: 'link', attrs: { kind: 'page', id: 4, hash: 'cijena' } }
    const text: RichNode = { type: 'paragraph', content: [{ type: 'text', text: 'ovdje', marks: [link] }] }
    editor.destroy()
    open({ type: 'doc', content: [text, video] })
    const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0))
    editor.destroy()
    open(null)
    editor.view.pasteHTML(dom.innerHTML)
    expect(stored?.content?.slice(0, 2)).toEqual([text, video])
  })
})

describe('pasted plain text', () => {
  it.each([
    ['Prvi\nredak\n\n\nDrugi', ['paragraph Prvi<hardBreak>redak', 'paragraph Drugi']],
    ['Prvi\r\nDrugi\r\n', ['paragraph Prvi', 'paragraph Drugi']],
    ['jedna\u00a0 riječ\u200b', ['paragraph jedna riječ']],
  ])('%j', (text, expected) => {
    editor.view.pasteText(text)
    expect(outline(stored)).toEqual(expected)
  })

  it('joins the line where it is pasted', () => {
    editor.view.pasteText('lijepa ')
    editor.view.dispatch(editor.state.tr.insertText(' knjiga'))
    expect(outline(stored)).toEqual(['paragraph lijepa knjiga'])
  })
})
