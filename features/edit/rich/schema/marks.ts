import { Mark } from '@tiptap/core'
import { anchorAttributes } from '../link/rich-link'
import { hiddenAttribute } from './kept'

/** `attrs`: the stored attributes, whole. */
const storedAttrs = { attrs: { ...hiddenAttribute } }

const Bold = Mark.create({
  name: 'bold',
  addAttributes: () => storedAttrs,
  parseHTML: () => [{ tag: 'strong' }],
  renderHTML: () => ['strong', 0],
})

const Italic = Mark.create({
  name: 'italic',
  addAttributes: () => storedAttrs,
  parseHTML: () => [{ tag: 'em' }],
  renderHTML: () => ['em', 0],
})

const Link = Mark.create({
  name: 'link',
  // Text typed behind a link is no part of it.
  inclusive: false,
  addAttributes: () => storedAttrs,
  parseHTML: () => [{ tag: 'a' }],
  renderHTML: ({ mark }) => ['a', anchorAttributes(mark.attrs.attrs), 0],
})

/** A mark that our rich text does not have; several may lie on one text. */
const UnknownMark = Mark.create({
  name: 'unknownMark',
  excludes: '',
  addAttributes: () => ({ mark: { ...hiddenAttribute } }),
  renderHTML: () => ['span', 0],
})

export const marks = [Bold, Italic, Link, UnknownMark]
