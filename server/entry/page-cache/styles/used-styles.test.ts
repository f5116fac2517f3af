import { expect, it } from 'vitest'
import { createStylePicker } from './used-styles'

const pick = (css: string, html: string) => createStylePicker(css)(html)
const box = '<p class="box">'

it.each([
  ['a rule for a class of the page', '.box{top:0}', '.box{top:0}'],
  ['no rule for another', '.other{top:0}', ''],
  ['rules for elements', 'p,h1{top:0}', 'p,h1{top:0}'],
  ['at-rules with what is used in them', '@media print{@layer x{.box{top:0}.other{top:1px}}}', '@media print{@layer x{.box{top:0}}}'],
  ['no empty at-rule', '@media print{.other{top:0}}', ''],
  ['fonts and animations', '@font-face{font-family:"}"}@keyframes x{to{top:0}}', '@font-face{font-family:"}"}@keyframes x{to{top:0}}'],
  ['the order of layers', '@layer a,b;.box{top:0}', '@layer a,b;.box{top:0}'],
  ['variables that a rule reads', ':root{--a:1;--b:2}.box{top:var(--a)}', ':root{--a:1}.box{top:var(--a)}'],
  ['variables that these read', ':root{--a:var(--b);--b:2;--c:3}.box{top:var(--a)}', ':root{--a:var(--b);--b:2}.box{top:var(--a)}'],
  ['the type of a variable', '.box{--a:1}@property --a{syntax:"*"}@property --b{syntax:"*"}', '.box{--a:1}@property --a{syntax:"*"}'],
  ['a rule whose string holds a brace', '.box:after{content:"}"}.other{top:0}', '.box:after{content:"}"}'],
])('keeps %s', (_, css, expected) => {
  expect(pick(css, box)).toBe(expected)
})

it('knows classes as HTML writes them', () => {
  const css = String.raw`.\[\&_svg\]\:shrink-0 svg{flex-shrink:0}.other{top:0}`
  expect(pick(css, '<p class="a [&amp;_svg]:shrink-0 b">')).toBe(String.raw`.\[\&_svg\]\:shrink-0 svg{flex-shrink:0}`)
})

it('keeps variables that the page itself reads', () => {
  expect(pick(':root{--a:1;--b:2}', '<p style="top:var(--b)">')).toBe(':root{--b:2}')
})
