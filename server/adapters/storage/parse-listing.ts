import { isFileKey } from './file-key'

type Listing = { files: { key: string; modifiedAt: Date }[]; /** Where the next page begins. */ next: string | undefined }

/** Reads an answer of ListObjectsV2. Keys that are not the shop's are left out. */
export function parseListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const key = textOf(object, 'Key') ?? ''
    return isFileKey(key) ? [{ key, modifiedAt: new Date(textOf(object, 'LastModified') ?? '') }] : []
  })
  return { files, next: textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined }
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

function textOf(xml: string, name: string) {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1]
  return text?.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)
}
