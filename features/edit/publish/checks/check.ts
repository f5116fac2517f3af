/** A warning before publishing, and where it stands: the path inside the section, empty for the section itself. Only the server's `problems` stop a publication. */
export type Check = { code: CheckCode; key: string; section: string; path: string[]; detail?: string }

type CheckCode =
  | 'alt'
  | 'linkEmpty'
  | 'linkDead'
  | 'linkText'
  | 'required'
  | 'tooLong'
  | 'sampleText'
  | 'sampleButton'
  | 'pictureEmpty'
  | 'twoH1'
  | 'headingLevel'
  | 'contrast'
  | 'overflow'
  | 'soldOut'
  | 'heavyPicture'

/** The codes of DOCUMENT_INVALID (docs/rules/editing.md#publish-checks). */
export const problemCodes = [
  'richText.node',
  'richText.mark',
  'link.address',
  'link.kind',
  'picture.missing',
  'master.missing',
  'list.tooLong',
  'section.unknown',
] as const
