/** Exercises by their names, and what they are done with. */
export const exercises = `
squat squats markløft deadlift benkpress benkpressen clean kneløft rygghev frontbøy militærpress: vektstang vektskive manual treningsbenk
chins pullup pullups dips kroppsheving kroppshevinger: treningsstrikk treningsbenk
situps sit-ups situp crunches planken utfall lunges bootcamp kroppsvektstrening: treningsmatte treningsstrikk kettlebell
`;
