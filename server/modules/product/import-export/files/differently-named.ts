import path from 'node:path'

/** Makes the names of a product's files unique: a second 'zvuk.mp3' becomes 'zvuk (2).mp3'. */
export function differentlyNamed<File extends { name: string }>(files: readonly File[]): File[] {
  const used = new Set<string>()
  return files.map((file) => {
    let { name } = file
    const { name: stem, ext } = path.parse(name)
    for (let n = 2; used.has(name); n++) name = `${stem} (${n})${ext}`
    used.add(name)
    return { ...file, name }
  })
}
