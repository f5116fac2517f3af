import { expect, it } from 'vitest'
import { sanitizeConsentHtml } from './sanitize-html'

it.each([
  ['Prihvaćam <a href="/uvjeti-kupnje">uvjete</a>.', 'Prihvaćam <a href="/uvjeti-kupnje">uvjete</a>.'],
  ['<b>jako</b> i <i>koso</i>', '<strong>jako</strong> i <em>koso</em>'],
  ['<p>Prvi</p><p>drugi</p>', 'Prvi drugi'],
  ['<strong>nezatvoreno', '<strong>nezatvoreno</strong>'],
  ['</strong>zatvoreno prije', 'zatvoreno prije'],
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['&lt;script&gt;zlo()&lt;/script&gt;', '&lt;script&gt;zlo()&lt;/script&gt;'],
  ['<script>zlo()</script>mirno', 'mirno'],
  ['<img src=x onerror=zlo()>mirno', 'mirno'],
  ['<a href="javascript:zlo()">poveznica</a>', 'poveznica'],
  ['<a href="//zlo.example">poveznica</a>', 'poveznica'],
  ['<a href="/\\zlo.example">poveznica</a>', 'poveznica'],
  ['<a href="java\nscript:zlo()">poveznica</a>', 'poveznica'],
  ['<a href="https://x" onclick="zlo()">poveznica</a>', '<a href="https://x">poveznica</a>'],
  ['<a href="/a">van<a href="/b">unutra</a></a>', '<a href="/a">vanunutra</a>'],
  ['<svg><a href="/a">u slici</a></svg>vani', 'vani'],
  ['<a href="mailto:a@b.hr">pišite</a>', '<a href="mailto:a@b.hr">pišite</a>'],
])('%s becomes %s', (html, clean) => {
  expect(sanitizeConsentHtml(html)).toBe(clean)
  // Sanitizing twice changes nothing.
  expect(sanitizeConsentHtml(clean)).toBe(clean)
})
