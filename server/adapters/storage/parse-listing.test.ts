import { expect, it } from 'vitest'
import { parseListing } from './parse-listing'

const object = (key: string) => `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`

it.each([
  ['keys and times', object('media/a/x.txt'), [['media/a/x.txt'], undefined]],
  ['no other keys', object('media/') + object('../x') + object('media/a b'), [[], undefined]],
  [
    'where the next page begins',
    `<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>${object('media/x')}`,
    [['media/x'], 'a&b='],
  ],
  ['the end', `<IsTruncated>false</IsTruncated><NextContinuationToken>a</NextContinuationToken>`, [[], undefined]],
])('reads %s', (_, xml, expected) => {
  const { files, next } = parseListing(`<?xml version="1.0"?><ListBucketResult>${xml}</ListBucketResult>`)
  expect([files.map(({ key }) => key), next]).toEqual(expected)
  for (const { modifiedAt } of files) expect(modifiedAt.toISOString()).toBe('2026-11-20T10:00:00.000Z')
})
