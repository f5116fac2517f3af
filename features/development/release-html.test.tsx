import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReleaseHtml } from './release-html'

it.each([
  ['allowed elements', '<ul><li>a <code>b</code></li></ul>', /<ul[^>]*><li[^>]*>a <code[^>]*>b<\/code><\/li><\/ul>/],
  ['a heading one level lower', '<h3>New</h3>', /<h4[^>]*>New<\/h4>/],
  ['the text of other elements', '<marquee>a</marquee>', /^a$/],
  ['no script', '<script>alert(1)</script>b', /^b$/],
  ['no handler', '<p onclick="alert(1)">a</p>', /^<p class="[^"]*">a<\/p>$/],
  ['no link to a script', '<a href="javascript:alert(1)">a</a>', /^a$/],
  ['a link elsewhere', '<a href="https://a.example">a</a>', /^<a href="https:\/\/a\.example" target="_blank" rel="noopener"[^>]*>a<\/a>$/],
])('renders %s', (_, html, expected) => {
  expect(render(<ReleaseHtml html={html} />).container.innerHTML).toMatch(expected)
})
