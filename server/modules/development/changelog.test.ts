import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coreVersion } from '@/lib/core-version'
import { parseChangelog } from './changelog'

const htmlOf = (...lines: string[]) => parseChangelog(['# Changelog', '', '## 1.0.0', ...lines].join('\n'))[0]?.description_html

it.each([
  ['a list', ['- One', '- Two'], '<ul><li>One</li><li>Two</li></ul>'],
  ['a continued item', ['- One', '  goes on'], '<ul><li>One goes on</li></ul>'],
  ['headings and paragraphs', ['### Fixed', 'Text', '- One', 'After'], '<h3>Fixed</h3><p>Text</p><ul><li>One</li></ul><p>After</p>'],
  ['marks', ['- `a` and **b**'], '<ul><li><code>a</code> and <strong>b</strong></li></ul>'],
  ['a link', ['[notes](https://a.example/x)'], '<p><a href="https://a.example/x">notes</a></p>'],
  ['a link to a script', ['[notes](javascript:alert)'], '<p>notes</p>'],
  ['a link to another host', ['[notes](//zlo.example)'], '<p>notes</p>'],
  ['a broken attribute', ['[a](https://x" onmouseover="y)'], '<p>a</p>'],
  ['markup', ['<img src=x onerror=alert(1)>'], '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['nothing', [], ''],
])('%s', (_, lines, html) => {
  expect(htmlOf(...lines)).toBe(html)
})

it('reads version and date, newest first', () => {
  expect(parseChangelog('## 2.0.0 (2026-11-22)\n- B\n## 1.0.0\n- A')).toMatchObject([
    { tag_name: '2.0.0', released_at: '2026-11-22' },
    { tag_name: '1.0.0', released_at: null },
  ])
})

it('the newest entry of CHANGELOG.md is the version of the program', () => {
  expect(parseChangelog(readFileSync('CHANGELOG.md', 'utf8'))[0]?.tag_name).toBe(coreVersion)
})
