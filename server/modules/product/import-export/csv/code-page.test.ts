import { describe, expect, it } from 'vitest'
import { westernEvidence } from './code-page'

const decoders = { 'windows-1250': new TextDecoder('windows-1250'), 'windows-1252': new TextDecoder('windows-1252') }

/** The bytes of a text in a code page, as Latin-1. */
function encoded(text: string, codePage: keyof typeof decoders) {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoders[codePage].decode(Uint8Array.of(byte)), String.fromCodePoint(byte)]),
  )
  return [...text].map((letter) => letters.get(letter) ?? '?').join('')
}

describe('westernEvidence', () => {
  it.each([
    ['Croatian', 'Kuća, šećer, čaj i vrč; Đurđica Marković, noćna svjetiljka'],
    ['Croatian in capitals', 'ČAŠA ZA ŽESTOKA PIĆA'],
    ['Slovenian', 'Črna skodelica, ročno izdelana; ženska obleka'],
    ['Polish', 'Kubek żółty, ręcznie malowany, łąka i słońce'],
    ['Czech', 'Hrnek na čaj, příběh o řece, modrá tužka'],
    ['Hungarian', 'Őszi könyv, hűtő és tölgyfa asztal, erdő'],
    ['only letters of both', 'Größe: müde Bäume'],
  ])('finds Central European letters: %s', (_, text) => {
    expect(westernEvidence(encoded(text, 'windows-1250'))).toBeLessThanOrEqual(0)
  })

  it.each([
    ['French', 'Très belle crème à lèvres, ça va; cœur et première lumière'],
    ['Spanish', 'Año nuevo para niños: ¿Está destacado? Piñata'],
    ['Italian', 'Il caffè è buono, la città più bella, qualità'],
    ['Portuguese', 'Edição de coleção, não disponível, ações'],
    ['Danish', 'Kop på bordet, rød kærne, grøn'],
    ['Swedish', 'Månen och två båtar på ängen'],
  ])('finds Western European letters: %s', (_, text) => {
    expect(westernEvidence(encoded(text, 'windows-1252'))).toBeGreaterThan(0)
  })
})
