/** The build of hls.js without subtitles, encryption and second soundtracks, which says nothing of its types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
