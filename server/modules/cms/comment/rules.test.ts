import { expect, it } from 'vitest'
import { commentProblem, type CommentRules } from './rules'

const rules: CommentRules = {
  isOpen: true,
  stars: 5,
  ratingRequired: true,
  textRequired: true,
  onePerUser: true,
  isEditable: true,
  isModerated: true,
}
const either = { ...rules, ratingRequired: false, textRequired: false }
const post = { ...either, stars: 0 }

it.each([
  ['accepts text and rating', rules, { text: 'Odlično', rating: 5 }, null],
  ['refuses a review without a rating', rules, { text: 'Odlično' }, 'COMMENT_INCOMPLETE'],
  ['refuses a rating without text', rules, { text: '', rating: 5 }, 'COMMENT_INCOMPLETE'],
  ['refuses a rating above the maximum', rules, { text: 'Odlično', rating: 6 }, 'COMMENT_RATING'],
  ['accepts text only where the rating is optional', either, { text: 'Odlično' }, null],
  ['accepts a rating only where the text is optional', either, { text: '', rating: 4 }, null],
  ['refuses an empty review', either, { text: '' }, 'COMMENT_INCOMPLETE'],
  ['accepts text on a post', post, { text: 'Odlično' }, null],
  ['refuses a rating on a post', post, { text: 'Odlično', rating: 1 }, 'COMMENT_RATING'],
  ['refuses everything where comments are closed', { ...rules, isOpen: false }, { text: 'Odlično', rating: 5 }, 'COMMENTS_DISABLED'],
])('%s', (_, given, written, problem) => expect(commentProblem(given, written)).toBe(problem))
