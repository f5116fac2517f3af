import { expect, it } from 'vitest'
import { unlinked } from './unlinked'

const shown = (text: string) => unlinked(text).replaceAll('\u2060', '|')

it.each([
  ['https://zlo.example/x', 'https:|//zlo.|example/x'],
  ['www.zlo.example', 'www.|zlo.|example'],
  ['pišite na zlo@zlo.example', 'pišite na zlo@|zlo.|example'],
  ['žuti.čamac.рф', 'žuti.|čamac.|рф'],
  ['cafe\u0301.example', 'cafe\u0301.|example'],
  ['zlo。example', 'zlo。|example'],
  ['zlo．example/x', 'zlo．|example/x'],
  ['Ulica A. Starčevića 5', 'Ulica A. Starčevića 5'],
  ['Knjige d.o.o.', 'Knjige d.o.o.'],
  ['u 18:30', 'u 18:30'],
])('%s is %s', (text, expected) => expect(shown(text)).toBe(expected))
