/** The version of the program; the newest heading of CHANGELOG.md. */
export const coreVersion = '1.12.192'
