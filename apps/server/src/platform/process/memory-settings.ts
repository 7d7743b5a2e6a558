/** Without these settings the market holds 550 MB after people walked through it, with them 240. */
export const memoryFlags = [
  // MB, of three parts: most of what a request makes is gone with its answer.
  '--max-semi-space-size=8',
  // How much more than what lives may gather before it is collected; V8 takes up to 300 where there is room.
  '--heap-growing-percent=80',
  // What is free goes back to the system, and code that is not run any more is forgotten.
  '--memory-saver-mode',
  // What a start leaves behind is given back once.
  '--expose-gc',
];

/**
 * Read by glibc before a process begins. One arena, as eight per core keep what any thread once had; what is free at the
 * end goes back, and what is large, such as what packs a page, has its own room and leaves no hole.
 */
export const memoryEnvironment: NodeJS.ProcessEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: `${1024 * 1024}`,
  MALLOC_MMAP_THRESHOLD_: `${256 * 1024}`,
};
