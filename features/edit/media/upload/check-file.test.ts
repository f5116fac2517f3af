import { expect, it } from 'vitest'
import { fileProblem, maxDocumentBytes, maxPictureBytes, maxVideoBytes } from './check-file'

it.each([
  ['a picture', { name: 'Ljeto.JPG', type: 'image/jpeg', size: 10 }, null],
  ['a pasted picture without a name', { name: 'image', type: 'image/png', size: 10 }, null],
  ['a document', { name: 'cjenik.pdf', type: 'application/pdf', size: maxPictureBytes + 1 }, null],
  ['an empty file', { name: 'a.png', type: 'image/png', size: 0 }, 'empty'],
  ['a drawing', { name: 'logo.svg', type: 'image/svg+xml', size: 10 }, 'svg'],
  ['a program', { name: 'igra.exe', type: '', size: 10 }, 'type'],
  ['a video', { name: 'film.mp4', type: 'video/mp4', size: maxVideoBytes }, null],
  ['a large video', { name: 'film.webm', type: 'video/webm', size: maxVideoBytes + 1 }, 'videoTooLarge'],
  ['a video that browsers do not play', { name: 'film.mov', type: 'video/quicktime', size: 10 }, 'type'],
  ['a large picture', { name: 'a.webp', type: 'image/webp', size: maxPictureBytes + 1 }, 'pictureTooLarge'],
  ['a large document', { name: 'a.zip', type: '', size: maxDocumentBytes + 1 }, 'documentTooLarge'],
])('%s', (_, file, problem) => expect(fileProblem(file)).toBe(problem))
