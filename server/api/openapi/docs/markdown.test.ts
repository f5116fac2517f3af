import { describe, expect, it } from 'vitest'
import { guide } from '../guide'
import { markdown } from './markdown'

describe('the texts of the API pages', () => {
  it.each([
    ['a paragraph of two lines', 'One `a<b`\nand two.', '<p>One <code>a&lt;b</code> and two.</p>'],
    ['headings', '## Who\n\n### `x`', '<h2>Who</h2><h3><code>x</code></h3>'],
    ['steps', '1. One\n2. `Two`', '<ol><li>One</li><li><code>Two</code></li></ol>'],
    ['a list', '- One\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    [
      'a table',
      '| what | answer |\n|---|---|\n| none | `401` |',
      '<table><thead><tr><th>what</th><th>answer</th></tr></thead><tbody><tr><td>none</td><td><code>401</code></td></tr></tbody></table>',
    ],
    ['code', '```\na & b\n```', '<pre>a &amp; b</pre>'],
  ])('shows %s', (_, source, html) => {
    expect(markdown(source)).toBe(html)
  })

  it('shows no mark of the guide as text', () => {
    const html = markdown(guide)
    expect(html).toContain('<h2>Who calls</h2>')
    expect(html.match(/<ol>/g)?.length).toBeGreaterThanOrEqual(1)
    expect(html.replace(/<code>.*?<\/code>/g, '').replace(/<pre>.*?<\/pre>/gs, '')).not.toMatch(/`|\||##|---/)
  })
})
