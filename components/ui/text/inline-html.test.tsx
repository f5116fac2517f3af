import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InlineHtml } from './inline-html'

it.each([
  [
    'Slažem se s <a href="/uvjeti">uvjetima</a>.',
    'Slažem se s <a href="/uvjeti" target="_blank" rel="noopener" class="underline underline-offset-4">uvjetima</a>.',
  ],
  ['<strong>jako <em>i</em></strong> više', '<strong>jako <em>i</em></strong> više'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<a href="javascript:alert(1)">ne</a>', 'ne'],
  ['<a href="//zlo.example">ne</a>', 'ne'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<strong>nezatvoreno', '<strong>nezatvoreno</strong>'],
  ['5 &lt; 6 &amp; 7', '5 &lt; 6 &amp; 7'],
])('renders %s', (html, expected) => {
  const { container } = render(<InlineHtml html={html} />)
  expect(container.innerHTML).toBe(expected)
})
