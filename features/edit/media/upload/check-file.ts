/** Bytes (docs/rules/media.md#upload-limits). */
export const maxPictureBytes = 20 * 1024 * 1024
export const maxDocumentBytes = 50 * 1024 * 1024
export const maxVideoBytes = 100 * 1024 * 1024
/** Most files that wait or are sent at once. */
export const maxFiles = 20

export type FileProblem = 'empty' | 'svg' | 'type' | 'pictureTooLarge' | 'documentTooLarge' | 'videoTooLarge'

const pictures = ['avif', 'jpeg', 'jpg', 'png', 'webp']
const videos = ['mp4', 'webm']
const documents = ['csv', 'doc', 'docx', 'odp', 'ods', 'odt', 'pdf', 'ppt', 'pptx', 'rtf', 'txt', 'xls', 'xlsx', 'zip']

/** For the dialog of the browser that chooses files. */
export const acceptedFiles = {
  all: namesOf([...pictures, ...videos, ...documents]),
  picture: namesOf(pictures),
  video: namesOf(videos),
  document: namesOf(documents),
}

/** What is wrong with a file before it is sent, by its name and size; the server decides by its content. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (extension === 'svg' || type === 'image/svg+xml') return 'svg'
  const isPicture = pictures.includes(extension) || /^image\/(?:avif|jpeg|png|webp)$/.test(type)
  const isVideo = videos.includes(extension)
  if (!isPicture && !isVideo && !documents.includes(extension)) return 'type'
  if (size === 0) return 'empty'
  if (isPicture) return size > maxPictureBytes ? 'pictureTooLarge' : null
  if (isVideo) return size > maxVideoBytes ? 'videoTooLarge' : null
  return size > maxDocumentBytes ? 'documentTooLarge' : null
}

function namesOf(extensions: string[]) {
  return extensions.map((extension) => `.${extension}`).join(',')
}
