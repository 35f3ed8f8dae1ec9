mod timestamp;
