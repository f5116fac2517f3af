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
const either = { ...rules, ratingNeeded: false, textNeeded: false }
const post = { ...either, stars: 0 }

it.each([
  ['a whole review', rules, { text: 'Odlično', rating: 5 }, null],
  ['a review without a rating', rules, { text: 'Odlično' }, 'COMMENT_INCOMPLETE'],
  ['a rating without words', rules, { text: '', rating: 5 }, 'COMMENT_INCOMPLETE'],
  ['more stars than there are', rules, { text: 'Odlično', rating: 6 }, 'COMMENT_RATING'],
  ['only words where words will do', either, { text: 'Odlično' }, null],
  ['only stars where stars will do', either, { text: '', rating: 4 }, null],
  ['nothing at all', either, { text: '' }, 'COMMENT_INCOMPLETE'],
  ['words under a post', post, { text: 'Odlično' }, null],
  ['stars under a post', post, { text: 'Odlično', rating: 1 }, 'COMMENT_RATING'],
  ['anything where comments are closed', { ...rules, isOpen: false }, { text: 'Odlično', rating: 5 }, 'COMMENTS_DISABLED'],
])('%s', (_, given, written, problem) => expect(commentProblem(given, written)).toBe(problem))
