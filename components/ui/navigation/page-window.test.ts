import { expect, test } from 'vitest'
import { pageWindow } from './page-window'

test.each([
  { title: 'no pages', page: 1, totalPages: 0, size: 9, shown: [] },
  { title: 'one page', page: 1, totalPages: 1, size: 9, shown: [1] },
  { title: 'fewer pages than the window', page: 3, totalPages: 5, size: 9, shown: [1, 2, 3, 4, 5] },
  { title: 'exactly the window', page: 9, totalPages: 9, size: 9, shown: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { title: 'at the start', page: 1, totalPages: 40, size: 9, shown: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { title: 'last page before the window moves', page: 5, totalPages: 40, size: 9, shown: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { title: 'first page that moves the window', page: 6, totalPages: 40, size: 9, shown: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { title: 'in the middle', page: 20, totalPages: 40, size: 9, shown: [16, 17, 18, 19, 20, 21, 22, 23, 24] },
  { title: 'at the end', page: 40, totalPages: 40, size: 9, shown: [32, 33, 34, 35, 36, 37, 38, 39, 40] },
  { title: 'three on a phone, at the end', page: 12, totalPages: 12, size: 3, shown: [10, 11, 12] },
  { title: 'a page beyond the last', page: 99, totalPages: 12, size: 3, shown: [10, 11, 12] },
])('$title', ({ page, totalPages, size, shown }) => {
  expect(pageWindow({ page, totalPages, size })).toEqual(shown)
})
