import { expect, it } from 'vitest'
import { escapeXml } from './xml'

it.each([
  ['Rat & mir', 'Rat &amp; mir'],
  ['<b>"\'</b>', '&lt;b&gt;&quot;&apos;&lt;/b&gt;'],
  ['Čćžšđ 📚', 'Čćžšđ 📚'],
  ['a\u0000\u000b\u001f\ufffeb', 'ab'],
  ['pola\ud83d', 'pola'],
])('escapes %o as %o', (text, expected) => expect(escapeXml(text)).toBe(expected))
