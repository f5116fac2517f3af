/** Bytes (docs/rules/media.md#upload-limits). */
export const maxPictureBytes = 20 * 1024 * 1024
export const maxDocumentBytes = 50 * 1024 * 1024
/** Most files that wait or are sent at once. */
export const maxFiles = 20

export type FileProblem = 'empty' | 'svg' | 'type' | 'pictureTooLarge' | 'documentTooLarge'

const pictures = ['avif', 'jpeg', 'jpg', 'png', 'webp']
const documents = ['csv', 'doc', 'docx', 'odp', 'ods', 'odt', 'pdf', 'ppt', 'pptx', 'rtf', 'txt', 'xls', 'xlsx', 'zip']

/** For the dialog of the browser that chooses files. */
export const acceptedFiles = [...pictures, ...documents].map((extension) => `.${extension}`).join(',')
export const acceptedPictures = pictures.map((extension) => `.${extension}`).join(',')

/** What is wrong with a file before it is sent, by its name and size; the server decides by its content. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (extension === 'svg' || type === 'image/svg+xml') return 'svg'
  const isPicture = pictures.includes(extension) || /^image\/(?:avif|jpeg|png|webp)$/.test(type)
  if (!isPicture && !documents.includes(extension)) return 'type'
  if (size === 0) return 'empty'
  if (isPicture) return size > maxPictureBytes ? 'pictureTooLarge' : null
  return size > maxDocumentBytes ? 'documentTooLarge' : null
}
