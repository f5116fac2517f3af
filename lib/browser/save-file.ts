/** Saves a file through the browser's download. */
export function saveFile({ name, content, type }: { name: string; content: BlobPart; type: string }) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
