/** @returns {Promise<void>} */
export async function testAll() {}
