import { describe, expect, it } from 'vitest'
import { attributeRole } from './attribute-role'

const role = (code: string, label = '', inputType: 'dropdown' | 'visualSwatch' = 'dropdown') => attributeRole({ code, label, inputType })

describe('attributeRole', () => {
  it.each([
    ['boja', 'color'],
    ['pa_colour', 'color'],
    ['Farbe', 'color'],
    ['couleur', 'color'],
    ['szín', 'color'],
    ['veličina', 'size'],
    ['Größe', 'size'],
    ['rozmiar', 'size'],
    ['taille', 'size'],
    ['shoe-size', 'size'],
    ['Materijal', 'material'],
    ['uzorak', 'pattern'],
    ['pisac', null],
    ['format', null],
    ['colorado', null],
  ])('%s is %s', (code, expected) => expect(role(code)).toBe(expected))

  it('takes the word of the label where the code says nothing', () => expect(role('attr-7', 'Koja boja?')).toBe('color'))
  it('takes a swatch of colours for a colour', () => expect(role('odabir', 'Odabir', 'visualSwatch')).toBe('color'))
  it('believes a word more than a swatch', () => expect(role('uzorak', 'Uzorak', 'visualSwatch')).toBe('pattern'))
})
