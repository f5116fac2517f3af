import { expect, it } from 'vitest'
import { treeStep } from './tree-keys'

const rows = [
  { id: 'header', level: 1, isOpen: true, label: 'Zaglavlje' },
  { id: 'page', level: 1, isOpen: true, label: 'Stranica' },
  { id: 'hero', level: 2, label: 'Naslovni odjeljak' },
  { id: 'faq', level: 2, label: 'Pitanja' },
  { id: 'grid', level: 2, label: 'Proizvodi' },
  { id: 'footer', level: 1, isOpen: false, label: 'Podnožje' },
]
const at = (id: string) => rows.findIndex((row) => row.id === id)

it.each([
  ['hero', 'ArrowDown', '', { focus: 'faq' }],
  ['hero', 'ArrowUp', '', { focus: 'page' }],
  ['footer', 'ArrowDown', '', null],
  ['hero', 'Home', '', { focus: 'header' }],
  ['hero', 'End', '', { focus: 'footer' }],
  ['page', 'ArrowRight', '', { focus: 'hero' }],
  ['footer', 'ArrowRight', '', { open: 'footer' }],
  ['page', 'ArrowLeft', '', { close: 'page' }],
  ['footer', 'ArrowLeft', '', null],
  ['grid', 'ArrowLeft', '', { focus: 'page' }],
  ['hero', 'ArrowRight', '', null],
  ['hero', 'p', '', { focus: 'faq' }],
  ['faq', 'P', '', { focus: 'grid' }],
  ['grid', 'p', 'p', { focus: 'footer' }],
  ['hero', 'r', 'p', { focus: 'grid' }],
  ['hero', 'z', '', { focus: 'header' }],
  ['hero', 'x', '', null],
  ['hero', '/', '', null],
  ['hero', 'Delete', '', null],
])('on %s the key %s (typed before: %j) gives %j', (id, key, typed, step) => {
  expect(treeStep(rows, at(id), { key, typed })).toEqual(step)
})
