/** Around the video of a shared screen: it is read, not looked at, and none of it is cut off. */
export const wholeScreen = 'bg-black/50 backdrop-blur-2xl [&>video]:!object-contain';
