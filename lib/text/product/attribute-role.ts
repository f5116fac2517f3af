import type { AttributeInput } from '@/lib/api/entities/product.schema'

/** What an attribute means to Google and schema.org, whatever the shop calls it. */
export type AttributeRole = 'color' | 'size' | 'material' | 'pattern'

type NamedAttribute = { code: string; label: string; inputType: AttributeInput }

/** Words without accents, in the languages from which shops are imported. */
const words: Record<AttributeRole, readonly string[]> = {
  color:
    'color colour colours colors boja boje barva farba farbe farben couleur colore cor kolor kleur farg farge farve vari szin culoare spalva renk'.split(
      ' ',
    ),
  size: 'size sizes velicina velikost velkost groesse grosse grosze taille taglia talla tamanho tamano rozmiar maat storlek storrelse koko meret marime dydis beden numero'.split(
    ' ',
  ),
  material: 'material materials materijal matiere materiau materiale materiaal stoff tessuto tejido tecido tkanina anyag latka'.split(' '),
  pattern: 'pattern uzorak dezen vzor vzorec muster motif motivo fantasia estampado padrao wzor patroon monster minta print'.split(' '),
}
const roles: readonly AttributeRole[] = ['color', 'size', 'material', 'pattern']

/**
 * The role of an attribute (docs/rules/catalog.md#attribute-roles): by a word of its code or label in any language, else a swatch of colours is a colour. Null
 * where it has none.
 */
export function attributeRole({ code, label, inputType }: NamedAttribute): AttributeRole | null {
  const own = new Set([...wordsOf(code), ...wordsOf(label)])
  const named = roles.find((role) => words[role].some((word) => own.has(word)))
  return named ?? (inputType === 'visualSwatch' ? 'color' : null)
}

/** 'pa_Größe' as 'pa', 'grosse'. */
function wordsOf(text: string) {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
}
