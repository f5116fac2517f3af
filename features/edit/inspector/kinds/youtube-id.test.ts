import { expect, it } from 'vitest'
import { youtubeId } from './youtube-id'

it.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  [' youtu.be/dQw4w9WgXcQ?si=x ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://zlo.hr/watch?v=dQw4w9WgXcQ', null],
  ['https://youtube.com.zlo.hr/watch?v=dQw4w9WgXcQ', null],
  ['dQw4w9WgXcQQ', null],
  ['', null],
])('the video of "%s" is %s', (typed, expected) => {
  expect(youtubeId(typed)).toBe(expected)
})
